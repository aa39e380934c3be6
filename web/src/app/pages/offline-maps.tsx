import { DeviceStore } from '../../features/offline-maps/device-store.tsx'
import { WorksOffline } from '../../features/offline-maps/works-offline.tsx'
import { offlineMapsText as text } from '../../text/offline-maps.ts'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  return (
    <ToolScreen text={text} plate="offline-maps" aside={<WorksOffline />}>
      <DeviceStore />
    </ToolScreen>
  )
}
