// Was chance honest? Worked out in this very page, from what it has kept and what the house shows at the end.
import { hashOf, pledgeOf, type Kept } from "./shares";
import { sha256 } from "./sha256";
import type { Check, Result, TableInfo } from "../gen/messages";

/** What is not as it was promised, as keys of the catalogue; nothing: all agrees. */
export function verdict(info: TableInfo, result: Result, check: Check, kept: Kept | null): string[] {
  const faults: string[] = [];
  const found = (wrong: boolean, key: string): void => {
    if (wrong) faults.push(key);
  };
  const { house } = result;
  const shares = info.pledges.filter(({ share }) => share !== null);
  const published = kept?.commitment ?? info.commitment;
  if (house === "") {
    found(sha256(result.seed) !== published, "web-fair-fault-commitment"); // of a time when the house drew alone
  } else {
    found(hashOf("lanterne house", house) !== published, "web-fair-fault-commitment");
    found(
      shares.some(({ pledge, share }) => pledgeOf(share!) !== pledge),
      "web-fair-fault-pledge",
    );
    const sorted = [...shares].sort((a, b) => (a.pledge < b.pledge ? -1 : 1)).map(({ share }) => share!);
    found(`blake2:${hashOf("lanterne seed", house, ...sorted)}` !== result.seed, "web-fair-fault-seed");
    found(kept !== null && kept.share !== "" && !sorted.includes(kept.share), "web-fair-fault-left-out");
  }
  found(check.seed !== result.seed || (!check.replays && !check.outlived), "web-fair-fault-moves");
  found(check.outlived, "web-fair-fault-outlived"); // nobody's fault, but it must not be called checked
  found(check.digest !== (kept?.digest || result.digest), "web-fair-fault-digest");
  return faults;
}
