export { type CitySight, type CitySights, loadCitySights } from './city-sights.ts'
