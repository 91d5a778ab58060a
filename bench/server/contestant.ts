/** A table under load: everybody at it is played by one program, through connections of their own. */
export interface LoadTable {
  /** Whoever is asked plays by chance. Gives the milliseconds until it was acknowledged; nothing when the game is over. */
  play(): Promise<number | null>;
  /** What all of its connections have sent and received so far, in bytes on the wire; where that is compared. */
  bytes?(): number;
  /** Everybody goes. */
  leave(): void;
}

/** A library whose server is put under load: the name of its host, and how its players come to a table. */
export interface Contestant {
  readonly name: string;
  readonly host: string;
  /** Opens a table of two, everybody seated and connected; they compress what they send, as browsers do, where that is wanted and the server agrees. */
  open(port: number, game: string, how?: { readonly compress: boolean }): Promise<LoadTable>;
}

/** Keeps what is waited for until it is there. */
export class Arrival<Value> {
  private value: Value | undefined;
  private waiting: ((value: Value) => void) | null = null;

  /** It is there. */
  come(value: Value): void {
    const { waiting } = this;
    if (waiting) {
      this.waiting = null;
      waiting(value);
    } else this.value = value;
  }

  /** Waits for it, once. */
  next(): Promise<Value> {
    const { value } = this;
    if (value !== undefined) {
      this.value = undefined;
      return Promise.resolve(value);
    }
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }
}
