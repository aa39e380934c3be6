export {
  type Confidence,
  EMERGENCY_COUNTRIES,
  type EmergencyNumbers,
  emergencyNumbersOf,
  type EmergencyService,
} from './emergency-numbers.ts'
