export { type MapPack, REGION_PACKS, WORLD_PACK } from './map-packs.ts'
