/** Tide colour in the light theme; a raised surface in the dark one, where a bright field would dazzle. */
export const TRIAL_BAND = {
  field:
    'bg-[light-dark(var(--color-tide),var(--color-raised))] text-[light-dark(var(--color-on-tide),var(--color-ink))]',
  button:
    'bg-[light-dark(var(--color-on-tide),var(--color-tide))]! text-[light-dark(var(--color-tide),var(--color-on-tide))]! hover:bg-sun! hover:text-on-sun!',
} as const
