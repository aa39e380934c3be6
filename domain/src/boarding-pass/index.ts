export type { BoardingPass, BoardingPassField, BoardingPassLeg, BoardingPassReading } from './boarding-pass.ts'
export { readBoardingPass } from './read-boarding-pass.ts'
