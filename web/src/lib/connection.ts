// The connection to a table: it reconnects by itself and then asks for everything it missed.
import type { FromServer, Say } from "../wire/hall";

export type Line = "calling" | "open" | "lost" | "refused";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    /** The last moment this page knows. */
    private readonly since: () => number,
    private readonly heard: (message: FromServer) => void,
    /** `why` is set if the server refuses the connection. */
    private readonly changed: (line: Line, why: string) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.call();
  }

  /** False: the connection is down and nothing was sent. */
  say(said: Say): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(said));
    return true;
  }

  /** Disconnect and connect again, for instance as another guest. */
  again(): void {
    this.hangUp();
    this.wait = FIRST_WAIT;
    this.call();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    this.quiet();
    if (this.socket) this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket?.close();
    this.socket = null;
  }

  private call(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/api/tables/${this.table}/socket?since=${this.since()}`;
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.begin();
    this.socket.onmessage = (event) => this.hear(String(event.data));
    this.socket.onclose = (event) => this.lost(event.code, event.reason);
  }

  private begin(): void {
    this.wait = FIRST_WAIT;
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
    this.changed("open", "");
  }

  /** A connection can be dead without either side having closed it. */
  private ping(): void {
    this.say({ ping: ++this.pings });
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.drop(), PONG_WITHIN);
  }

  private hear(data: string): void {
    const message = JSON.parse(data) as FromServer;
    if (message.type === "pong") clearTimeout(this.deadline);
    else this.heard(message);
  }

  /** Close codes above 4000 are the server's own: there is no such table, or too many connections. */
  private lost(code: number, why: string): void {
    this.quiet();
    this.socket = null;
    if (this.closed) return;
    if (code >= 4000 && code !== 4429 && code !== 4503) {
      this.changed("refused", why);
      return;
    }
    this.changed("lost", why);
    this.timer = setTimeout(() => this.call(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private quiet(): void {
    clearInterval(this.pinger);
    clearTimeout(this.deadline);
  }

  private readonly drop = (): void => {
    if (!this.socket) return;
    this.hangUp();
    this.lost(1006, "");
  };

  private readonly hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.call();
  };
}
