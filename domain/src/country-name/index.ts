export { countryNameIn } from './country-name.ts'
