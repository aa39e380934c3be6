export { fitPlugs, isOtherVoltage, type PlugFit } from './plug-fit.ts'
