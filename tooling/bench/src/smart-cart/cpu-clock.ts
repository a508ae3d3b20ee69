/** Returns the CPU milliseconds of this thread, which other load on the machine does not affect. */
export const cpuClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
