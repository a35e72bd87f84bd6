// The HTTP interface, typed. Every failure is an ApiProblem that `problemWords` says in the reader's language.
import { say, words } from "../text/words.svelte";
import type {
  Calls,
  CallWishes,
  Check,
  Fault,
  GameInfo,
  Lobby,
  NewPush,
  NewTable,
  Person,
  PhraseJson,
  PictureFact,
  Problem,
  RecoveryCode,
  Replay,
  Review,
  SignedIn,
  TableInfo,
  Words,
} from "../gen/messages";

export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly phrase: PhraseJson | null = null,
    readonly faults: Fault[] = [],
  ) {
    super(detail);
  }
}

/** What went wrong, in words. Said anew when the language changes: keep the error, not the sentence. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  if (error.status === 0) return say("web-no-server");
  return error.phrase !== null && words.has(error.phrase.key) ? words.phrase(error.phrase) : error.message;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: method === "GET" ? {} : { "Content-Type": "application/json", "X-Lanterne": "1" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiProblem(0, "offline");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    await words.load("refused").catch(() => undefined);
    throw new ApiProblem(answer.status, problem?.detail ?? answer.statusText, problem?.phrase ?? null, problem?.faults ?? []);
  }
  return (await answer.json()) as T;
}

export const api = {
  me: () => call<Person>("GET", "/me"),
  rename: (name: string) => call<Person>("POST", "/me/name", { name }),
  register: (name: string, password: string) => call<SignedIn>("POST", "/account", { name, password }),
  signIn: (name: string, password: string) => call<SignedIn>("POST", "/session", { name, password }),
  reset: (name: string, code: string, password: string) => call<SignedIn>("POST", "/account/reset", { name, code, password }),
  changePassword: (old: string, password: string) => call<Person>("POST", "/account/password", { old, password }),
  newCode: (password: string) => call<RecoveryCode>("POST", "/account/code", { password }),
  changeMail: (mail: string, password: string) => call<Person>("POST", "/account/mail", { mail, password }),
  askLink: (who: string, lang: string) => call<null>("POST", "/account/lost", { who, lang }),
  resetByLink: (link: string, password: string) => call<SignedIn>("POST", "/account/link", { link, password }),
  erase: (password: string) => call<null>("POST", "/me/erase", { password }),
  signOut: () => call<null>("DELETE", "/session"),
  signOutEverywhere: () => call<null>("DELETE", "/sessions"),
  calls: () => call<Calls>("GET", "/calls"),
  wishCalls: (wishes: CallWishes) => call<CallWishes>("POST", "/calls/wishes", wishes),
  callHere: (push: NewPush) => call<null>("POST", "/calls/push", push),
  callHereNoMore: (endpoint: string) => call<null>("POST", "/calls/push/end", { endpoint }),
  games: () => call<GameInfo[]>("GET", "/games"),
  lobby: () => call<Lobby>("GET", "/lobby"),
  create: (wish: NewTable) => call<TableInfo>("POST", "/tables", wish),
  learn: (game: string, again: boolean) => call<TableInfo>("POST", "/lessons", { game, again }),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  sit: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${id}/sit`, { seat }),
  bot: (id: string, seat: number, bot = "") => call<TableInfo>("POST", `/tables/${id}/bot`, { seat, bot }),
  seats: (id: string, seats: number) => call<TableInfo>("POST", `/tables/${id}/seats`, { seats }),
  start: (id: string) => call<TableInfo>("POST", `/tables/${id}/start`),
  leave: (id: string) => call<TableInfo>("POST", `/tables/${id}/leave`),
  resign: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${id}/resign`, { seat }),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
  goOn: (id: string, ply: number, seat: number) => call<TableInfo>("POST", `/tables/${id}/go-on`, { ply, seat }),
  remove: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${id}/remove`, { seat }),
  silence: (id: string, who: string) => call<TableInfo>("POST", `/tables/${id}/mute`, { who }),
  review: (id: string) => call<Review>("GET", `/tables/${id}/review`),
  replay: (id: string, ply: number, seat: string) => call<Replay>("GET", `/tables/${id}/replay?ply=${ply}&seat=${seat}`),
  inWords: (id: string, ply: number, seat: string) => call<Words>("GET", `/tables/${id}/words?ply=${ply}&seat=${seat}`),
  words: (lang: string, game: string) => call<string[]>("GET", `/words/${lang}/${game}`),
  pictureFacts: (id: string) => call<PictureFact[]>("GET", `/tables/${id}/pictures`),
  check: (id: string) => call<Check>("GET", `/tables/${id}/check`),
};
