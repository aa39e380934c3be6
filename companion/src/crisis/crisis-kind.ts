/** The most urgent first: despair is answered before all, and a seizure says more than "ill". */
export const CRISIS_KINDS = ['despair', 'seizure', 'fire', 'assault', 'medical', 'danger'] as const
export type CrisisKind = (typeof CRISIS_KINDS)[number]
