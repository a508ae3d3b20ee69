/** Milliseconds that this thread has had of the processor: what others do on the machine is not counted. */
export const cpuClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
