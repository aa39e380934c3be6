import { config } from 'zod/v4/core'

// Zod compiles parsers with `new Function` where it can. Our content security policy refuses that, and even the attempt
// is reported. Import this before the first schema is created, on the page and in every worker that uses Zod.
config({ jitless: true })
