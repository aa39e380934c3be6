import { type LaterPart, laterPart, wakeVisible } from '../../ui/later.tsx'
import type { SECTION_LOADERS } from './section-loaders.tsx'

type Section = keyof typeof SECTION_LOADERS

/** Everything below the first view: drawn by the server, its script fetched when somebody scrolls there. */
const part = (name: Section): LaterPart =>
  laterPart(async () => (await import('./section-loaders.tsx')).SECTION_LOADERS[name](), name)

const search = part('search')
const actions = part('actions')
const tiles = part('tiles')
const features = part('features')
const last = (['compare', 'calculator', 'voices', 'company', 'faq'] as const).map(part)

export const DESKTOP_PARTS: readonly LaterPart[] = [search, features, ...last]
export const MOBILE_PARTS: readonly LaterPart[] = [actions, search, tiles, ...last]

export function wakeHomeParts(): Promise<void> {
  return wakeVisible([...DESKTOP_PARTS, actions, tiles])
}
