export { MobileBar } from '../../features/navigation/mobile-bar.tsx'
export { MobileTabs } from './mobile-tabs.tsx'
