export { assignSlugs } from './assign-slugs.ts'
export { slugOf } from './slug-of.ts'
