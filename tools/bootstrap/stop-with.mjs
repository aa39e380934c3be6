/**
 * Ends the command with a line the person can act on, and no stack.
 * @param {string} advice
 * @returns {never}
 */
export function stopWith(advice) {
  console.error(advice)
  process.exit(1)
}
