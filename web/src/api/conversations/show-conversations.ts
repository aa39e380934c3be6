import { type AccountShelf, conversationsHere, type Desk, turnsHere } from './conversation-desk.ts'
import { NOTHING, type Unanswered, without } from './conversation-state.ts'
import { type Conversation, inOrder, type Turn } from './conversation.ts'

/** Shows what this device has of whoever is here, at once and again whenever another tab wrote. */
export async function showConversations(desk: Desk, owner: string | null): Promise<void> {
  const { owner: before } = desk.get()
  // Whoever asks before it is known who is here is the one who then is.
  if (before !== undefined && before !== owner) {
    for (const controller of desk.running.values()) controller.abort()
    desk.set(NOTHING)
  }
  const all = await conversationsHere(desk)
  const state = desk.get()
  const own = all.filter((conversation) => conversation.owner === owner)
  const unsaved = state.owner === owner ? state.list.filter(({ id }) => !all.some((each) => each.id === id)) : []
  const unanswered = { ...stillWaiting(desk, owner), ...state.unanswered }
  desk.set({ ...state, owner, list: inOrder([...own, ...unsaved]), unanswered })
}

/** What was asked when this tab was left. */
function stillWaiting({ waiting, running }: Desk, owner: string | null): Readonly<Record<string, Unanswered>> {
  const left = [...waiting.of(owner)].filter(([id]) => !running.has(id))
  return Object.fromEntries(left.map(([id, { question, replaces }]) => [id, { kind: 'left', question, replaces }]))
}

/** Whoever left too early to see the end finds it with the others. */
function settle(desk: Desk, id: string, turns: readonly Turn[]): void {
  const state = desk.get()
  const left = state.unanswered[id]?.kind === 'left' ? desk.waiting.of(state.owner ?? null).get(id) : undefined
  if (!left || !turns.some((turn) => turn.id === left.turnId)) return
  desk.waiting.drop(id)
  desk.set({ ...state, unanswered: without(state.unanswered, id) })
}

/** Another tab wrote: what is open here shows it too, but for what is being answered here. */
export async function showAgain(desk: Desk, owner: string | null): Promise<void> {
  await showConversations(desk, owner)
  for (const id of Object.keys(desk.get().turns)) {
    const kept = await turnsHere(desk, id)
    const state = desk.get()
    if (desk.running.has(id) || state.owner !== owner) continue
    // None are kept where nothing can be: then what is on the screen is all there is.
    if (!state.list.some((each) => each.id === id)) desk.set({ ...state, turns: without(state.turns, id) })
    else if (kept.length > 0) desk.set({ ...state, turns: { ...state.turns, [id]: kept } })
  }
}

/** What other devices of the account did. */
export async function pullConversations(desk: Desk, account: AccountShelf): Promise<void> {
  const { owner } = desk.get()
  const rows = await account.list().catch(() => null)
  if (!rows || !owner || desk.get().owner !== owner) return
  const here = await conversationsHere(desk)
  const isBusy = (id: string): boolean => account.isWaiting(id) || desk.running.has(id)
  const gone = here.filter((each) => each.owner === owner && !rows.some(({ id }) => id === each.id) && !isBusy(each.id))
  const put = rows.flatMap((row): readonly Conversation[] => {
    const own = here.find(({ id }) => id === row.id)
    const isNewer = own?.title !== row.title || own.updatedAt < row.updatedAt
    return isNewer && !isBusy(row.id) ? [{ ...own, ...row }] : []
  })
  if (gone.length + put.length === 0) return
  const goneIds = gone.map(({ id }) => id)
  await Promise.all([...put.map((row) => desk.db.put(row)), desk.db.remove(goneIds)]).catch(() => undefined)
  const state = desk.get()
  const left = state.list.filter(({ id }) => !goneIds.includes(id) && !put.some((row) => row.id === id))
  desk.set({ ...state, list: inOrder([...left, ...put]) })
  desk.tell()
}

/** The device's copy first, then what the account has. */
export async function openTurns(desk: Desk, id: string, account: AccountShelf | null): Promise<void> {
  const kept = await turnsHere(desk, id)
  const state = desk.get()
  if (kept.length > 0 || !state.turns[id]) desk.set({ ...state, turns: { ...state.turns, [id]: kept } })
  settle(desk, id, kept)
  const isBusy = (): boolean => desk.running.has(id) || (account?.isWaiting(id) ?? true)
  if (!account || isBusy()) return
  const rows = await account.turns(id).catch(() => null)
  if (!rows || rows.length === 0 || isBusy()) return
  // Where it was answered is known only to the device that saw it.
  const turns = rows.map((row) => kept.find((turn) => turn.id === row.id) ?? row)
  desk.set({ ...desk.get(), turns: { ...desk.get().turns, [id]: turns } })
  settle(desk, id, turns)
  await desk.db.replaceTurns(id, turns).catch(() => undefined)
}
