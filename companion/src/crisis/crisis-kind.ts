/** The most urgent first: despair precedes all others, and a seizure is more specific than "ill". */
export const CRISIS_KINDS = ['despair', 'seizure', 'fire', 'assault', 'medical', 'danger'] as const
export type CrisisKind = (typeof CRISIS_KINDS)[number]
