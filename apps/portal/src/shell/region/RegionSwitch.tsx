import { Button } from '@ljonething/ui/Button'
import { useRouterState } from '@tanstack/react-router'
import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { ColumnRegion } from '../../browser/specialColumnRegion.ts'
import { setColumnRegion } from '../../browser/specialColumnRegion.ts'
import { RegionDialog } from './RegionDialog.tsx'
import { useGoHome } from './useChooseRegion.ts'
import { useColumnRegion } from './useColumnRegion.ts'

const columns = ['onethingSpecialColumn', 'municipalOnethingSpecialColumn', 'unionProcessColumn']

/** Shows and changes the region (地区切换); on a special column the list follows at once. */
export const RegionSwitch = () => {
  const region = useColumnRegion()
  const goHome = useGoHome()
  const [open, setOpen] = useState(false)
  const isOnColumn = useRouterState({ select: ({ matches }) => columns.includes(matches.at(-1)?.staticData.name ?? '') })
  const choose = (next: ColumnRegion) => (isOnColumn ? goHome(next) : setColumnRegion(next))
  return (
    <>
      <Button
        variant="quiet"
        icon={<MapPin aria-hidden="true" />}
        iconAfter={<ChevronDown size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={`切换地区，当前${region.name}`}
        onClick={() => setOpen(true)}
      >
        {region.name}
      </Button>
      {open ? <RegionDialog open onOpenChange={setOpen} region={region} onChoose={choose} /> : null}
    </>
  )
}
