export { countHotels, type Hotel, type Hotels, type HotelTable, loadHotels } from './hotels.ts'
