// The pages of the house in one browser: one that nobody sees asks whether another is looked at.
const ANSWER_MS = 200;
const [WHO, HERE] = ["who", "here"];

export class Pages {
  private readonly channel: BroadcastChannel | null;
  private answered: (() => void) | null = null;

  constructor(
    private readonly isSeen: () => boolean = () => !document.hidden,
    name = "lanterne-pages",
  ) {
    this.channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
    this.channel?.addEventListener("message", ({ data }) => {
      if (data === WHO && this.isSeen()) this.channel?.postMessage(HERE);
      if (data === HERE) this.answered?.();
    });
  }

  /** Whether somebody looks at this page or another. */
  areSeen(): Promise<boolean> {
    if (this.isSeen()) return Promise.resolve(true);
    return new Promise((done) => {
      this.answered = () => done(true);
      this.channel?.postMessage(WHO);
      setTimeout(() => done(false), ANSWER_MS);
    });
  }

  close(): void {
    this.channel?.close();
  }
}

export const pages = new Pages();
