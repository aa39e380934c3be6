import type { Money as DomainMoney } from '@app/domain/kernel'
import { z } from 'zod'

export const Money = z.object({
  minorUnits: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
}) satisfies z.ZodType<DomainMoney>
