export {
  type Confidence,
  type DatedSource,
  EMERGENCY_COUNTRIES,
  type EmergencyNumbers,
  emergencyNumbersOf,
  type EmergencyService,
} from './emergency-numbers.ts'
