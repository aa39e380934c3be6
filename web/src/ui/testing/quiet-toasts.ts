import { vi } from 'vitest'

/** Messages draw themselves into a root of their own, late, and also when a test is over: only their own tests let them. */
vi.mock('../toaster.tsx', () => ({ mountToaster: () => undefined }))
