// Plain JavaScript on purpose: it has to run in versions of Node that are too old for the rest of the code.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Havan needs Node 22.18 or later and found ${process.version}: install Node 24, or run "npx -y pnpm@12 install" again so that the Node binary of this repository arrives.`,
  );
  process.exit(1);
}

/**
 * Runs one of the root commands, whose sources are TypeScript.
 * @param {() => Promise<unknown>} command
 */
export async function run(command) {
  try {
    await command();
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      `A dependency is missing: run "npx -y pnpm@12 install" and look at what it says. (${error.message})`,
    );
    process.exit(1);
  }
}
