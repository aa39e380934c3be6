export { checkPassport, type PassportFinding, type PassportRule, type PassportTrip } from './check-passport.ts'
