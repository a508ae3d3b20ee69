import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * How an external server answers: `open` as usual, `refused` as if no server listened on its port, `silent` as if it
 * hung: it accepts connections and answers nothing.
 */
export type GateState = 'open' | 'refused' | 'silent';

/** A port in front of an external server, which can fail and recover under the same address. */
export class Gate {
  readonly port: number;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null;
  #isSilent = false;

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    server.on('connection', (socket) => this.#pass(socket));
  }

  static async before(target: number): Promise<Gate> {
    const server = createServer();
    await listening(server, 0);
    return new Gate(server, (server.address() as AddressInfo).port, target);
  }

  /** Changes how the server answers and closes the open connections. */
  async become(state: GateState): Promise<void> {
    this.#isSilent = state === 'silent';
    for (const socket of this.#sockets) socket.destroy();
    if (state === 'refused') await this.#close();
    else if (!this.#server) {
      const server = createServer((socket) => this.#pass(socket));
      this.#server = server;
      await listening(server, this.port);
    }
  }

  stop(): Promise<void> {
    return this.become('refused');
  }

  #pass(socket: Socket): void {
    this.#keep(socket);
    if (!this.#server) return void socket.destroy();
    if (this.#isSilent) return;
    const beyond = connect(this.#target, '127.0.0.1');
    this.#keep(beyond);
    socket.pipe(beyond).pipe(socket);
    socket.once('close', () => beyond.destroy());
    beyond.once('close', () => socket.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  async #close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
