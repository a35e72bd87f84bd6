// A deal being written: with whom, what is given, what is wanted, a promise. The game judges it; this only writes it.
import type { Deed } from "../types";
import type { IlluminatiChoice } from "./choice.svelte";
import { isSpecial } from "./cards";
import { CARD_WORDS, FACTS, SPECIAL_WORDS, codes, type OfferView } from "../../gen/illuminati";
import type { Weighed } from "../../gen/messages";
import { say } from "../../text/words.svelte";

export interface Bundle {
  money: number;
  cards: string[]; // specials and groups
}

const nothing = (): Bundle => ({ money: 0, cards: [] });

export class Deal {
  open = $state(false);
  to = $state<number | null>(null);
  give = $state<Bundle>(nothing());
  want = $state<Bundle>(nothing());
  promise = $state("");
  told = $state.raw<Weighed | null>(null); // what the game says of it

  constructor(private readonly choice: IlluminatiChoice) {}

  readonly others = $derived.by(() =>
    this.choice.view.seats.filter(({ seat, alive }) => alive && seat !== this.choice.play.seat),
  );
  readonly may = $derived.by(() => this.choice.play.mayAct && this.choice.view.result === null && this.others.length > 0);

  /** Writes a deal: a new one, or the answer to another's. */
  begin(offer: OfferView | null): void {
    if (!this.may) return;
    this.open = true;
    if (offer === null && this.choice.play.refusal !== null) return; // what was refused is mended, not written anew
    this.to = offer?.proposer ?? (this.others.length === 1 ? this.others[0]!.seat : this.visited());
    this.give = offer === null ? nothing() : bundleOf(offer.want);
    this.want = offer === null ? nothing() : bundleOf(offer.give);
    this.promise = "";
  }

  /** Once more, with what was written last. */
  again(): void {
    if (this.may) this.open = true;
  }

  close(): void {
    this.open = false;
  }

  private visited(): number | null {
    const { shown, play } = this.choice;
    return shown === play.seat ? null : shown;
  }

  /** A card pointed at while a deal is written goes into it, or out of it. */
  point(card: string): void {
    if (!this.open) return;
    const owner = this.choice.view.seats.find(({ groups }) => groups.some((group) => group.card === card))?.seat;
    if (owner === this.choice.play.seat) this.toggle(this.give, card);
    else if (owner !== undefined && owner === this.to) this.toggle(this.want, card);
  }

  toggle(bundle: Bundle, card: string): void {
    if (bundle.cards.includes(card)) this.remove(bundle, card);
    else this.add(bundle, card);
  }

  add(bundle: Bundle, card: string): void {
    if (this.has(bundle, card)) bundle.cards = [...bundle.cards, card];
  }

  /** One of them: of a special there may be several. */
  remove(bundle: Bundle, card: string): void {
    const at = bundle.cards.indexOf(card);
    bundle.cards = bundle.cards.filter((_, k) => k !== at);
  }

  /** Whether there is one more of it to give; of what others hold, as many as there are. */
  has(bundle: Bundle, card: string): boolean {
    const { view, play } = this.choice;
    const own = bundle === this.give ? view.seats[play.seat ?? -1] : undefined;
    const count = isSpecial(card) ? (own?.known[card] ?? FACTS.specials[card].count) : 1;
    return bundle.cards.filter((each) => each === card).length < count;
  }

  /** The code; null: something is missing. */
  readonly code = $derived.by<string | null>(() => {
    if (this.to === null) return null;
    const [to, give, want, promise] = [String(this.to), written(this.give), written(this.want), plain(this.promise)];
    if (give === NOTHING && want === NOTHING) return promise === "" ? null : codes.write("promise", { to, promise });
    return promise === "" ? codes.write("offer", { to, give, want }) : codes.write("offer-promise", { to, give, want, promise });
  });

  /** Whether things would change hands; a promise alone changes nothing. */
  readonly offers = $derived.by(() => this.code !== null && [this.give, this.want].some((bundle) => written(bundle) !== NOTHING));

  private readonly isPresent = $derived.by(() => {
    const { told } = this;
    return told?.what === this.code && told?.notes.some(({ key }) => key === PRESENT) === true;
  });

  readonly deed = $derived.by<Deed | null>(() =>
    this.code === null ? null : { label: say(`illuminati-web-deal-${this.isPresent ? "give" : "propose"}`), code: this.code },
  );

  propose(): void {
    if (this.code === null) return;
    this.choice.play.act(this.code);
    this.open = false;
  }
}

const NOTHING = "nothing";
const PRESENT = "illuminati-note-present"; // so the game says that nobody need agree

/** A promise is one line of letters: what a keyboard slips in between them is left out. */
const plain = (text: string): string => text.replace(/\s/gu, " ").replace(/\p{C}/gu, "").trim();

/** In the order in which the game writes them: money, specials, groups. */
function written({ money, cards }: Bundle): string {
  const order: readonly string[] = [...SPECIAL_WORDS, ...CARD_WORDS];
  const sorted = [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const parts = [...(money > 0 ? [String(money)] : []), ...sorted];
  return parts.length === 0 ? NOTHING : parts.join("+");
}

const bundleOf = ({ money, specials, groups }: OfferView["give"]): Bundle => ({ money, cards: [...specials, ...groups] });
