import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a server that can be cut: nobody hears of it, nothing gets through any more. */
export class Cable {
  readonly #ends = new Set<Socket>();
  #cut = false;

  private constructor(private readonly door: Server) {}

  static async to(target: number, port = 0): Promise<Cable> {
    const door = createServer();
    const cable = new Cable(door);
    door.on("connection", (socket) => cable.#join(socket, target));
    await new Promise<void>((resolve) => door.listen(port, "127.0.0.1", resolve));
    return cable;
  }

  get port(): number {
    const address = this.door.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  #join(socket: Socket, target: number): void {
    const wire = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [socket, wire],
      [wire, socket],
    ] as const) {
      this.#ends.add(from);
      from.on("data", (data) => this.#cut || to.write(data));
      from.on("end", () => this.#cut || to.end());
      from.on("error", () => {});
    }
  }

  cut(): void {
    this.#cut = true;
  }

  /** What was under way when it was cut is lost for ever. */
  mend(): void {
    for (const end of this.#ends) end.destroy();
    this.#ends.clear();
    this.#cut = false;
  }

  close(): void {
    this.mend();
    this.door.close();
  }
}
