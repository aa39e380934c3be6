import { type LaterPart, laterPart } from '../../ui/later.tsx'
import type { SECTION_LOADERS } from './section-loaders.tsx'

type Section = keyof typeof SECTION_LOADERS

/** Everything below the first view: drawn by the server, its script fetched when somebody scrolls there. */
const part = (name: Section): LaterPart =>
  laterPart(async () => (await import('./section-loaders.tsx')).SECTION_LOADERS[name](), name)

const search = part('search')
const last = (['compare', 'calculator', 'voices', 'company', 'faq'] as const).map(part)
const features = part('features')
const promotions = part('promotions')
const tiles = part('tiles')

export type HomeParts = { readonly desktop: readonly LaterPart[]; readonly mobile: readonly LaterPart[] }

/** The quick actions are a feature of their own, so the page hands them in. */
export function homeParts(actions: LaterPart): HomeParts {
  return {
    desktop: [search, actions, features, ...last],
    mobile: [actions, promotions, search, tiles, ...last],
  }
}
