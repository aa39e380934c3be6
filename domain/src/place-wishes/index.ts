export {
  findByName,
  findWished,
  isDishRefused,
  isDishWished,
  isOfRefusedSort,
  isOfSort,
  isAbout,
  isSort,
  mentions,
  placesOfSort,
} from './find-wished.ts'
export { phrasesOf } from './phrases-of.ts'
