export { sightFinder } from './sight-finder.ts'
