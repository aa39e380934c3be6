import { vi } from 'vitest'

/** Toasts render into a separate root, late, and also after a test has ended: only their own tests allow it. */
vi.mock('../src/ui/overlay/toaster.tsx', () => ({ mountToaster: () => undefined }))
