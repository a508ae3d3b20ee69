import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { assist } from '../proof/assist.ts';
import { linkOver } from '../proof/link.ts';
import { loadSolver } from '../model/load-solver.ts';

/** A thread that assists one search at a time. */
const port = parentPort;
const highs = await loadSolver();
port?.on('message', ({ port, signal }: { readonly port: MessagePort; readonly signal: Int32Array }) => {
  const link = linkOver(port, receiveMessageOnPort, signal, 1);
  assist(link, { highs, clock: () => performance.now(), shouldStop: () => false });
});
port?.postMessage('ready');
