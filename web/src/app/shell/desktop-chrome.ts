export { BackToTop } from '../../features/navigation/back-to-top.tsx'
export { DesktopBar } from '../../features/navigation/desktop-bar.tsx'
