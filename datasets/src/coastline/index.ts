export { COASTLINE } from './coastline.ts'
