/** One conversation per page and visit: whoever comes back to the page finds it again. */
const begun = new Map<string, string>()
let begunBy: string | null = null

/** A guest takes it along into an account; whoever comes after an account begins anew. */
export function conversationBeside(path: string, owner: string | null): string {
  if (begunBy !== null && begunBy !== owner) begun.clear()
  begunBy = owner
  const id = begun.get(path) ?? crypto.randomUUID()
  begun.set(path, id)
  return id
}
