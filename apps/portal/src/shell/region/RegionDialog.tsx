import { provinceCode } from '@ljonething/domain/region/regionCode'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ColumnRegion } from '../../browser/specialColumnRegion.ts'
import { province } from '../../browser/specialColumnRegion.ts'
import { regionChildrenQuery } from '../../queries/catalogue.ts'
import * as styles from './RegionDialog.css.ts'

interface RegionDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly region: ColumnRegion
  readonly onChoose: (region: ColumnRegion) => void
}

interface RegionListProps {
  readonly parent: string
  readonly chosen: string
  readonly label: string
  readonly first?: ColumnRegion
  readonly onPick: (region: ColumnRegion) => void
}

const RegionList = ({ parent, chosen, label, first, onPick }: RegionListProps) => {
  const regions = useQuery(regionChildrenQuery(parent))
  if (regions.isPending) return <Skeleton lines={2} />
  if (regions.isError) return <ErrorState title="地区列表暂时无法加载" onRetry={() => regions.refetch()} />
  const all = [...(first === undefined ? [] : [first]), ...regions.data]
  return (
    <div role="group" aria-label={label} className={styles.list}>
      {all.map(({ code, name }) => (
        <button key={code} type="button" aria-pressed={code === chosen} className={styles.region} onClick={() => onPick({ code, name })}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** Choice of the region (切换地区): the province, a city, or a district of the city. */
export const RegionDialog = ({ open, onOpenChange, region, onChoose }: RegionDialogProps) => {
  const cityOf = ({ code }: ColumnRegion) => `${code.slice(0, 4)}00000000`
  const [picked, setPicked] = useState(region)
  const [city, setCity] = useState(cityOf(region))
  const pickCity = (next: ColumnRegion) => {
    setPicked(next)
    setCity(next.code)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="切换地区"
      description={`当前选择：${picked.name}。主题列表会按所选地区显示。`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>取消</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChoose(picked)
              onOpenChange(false)
            }}
          >
            确定
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <h3 className={styles.level}>省、市（地）</h3>
        <RegionList parent={provinceCode} chosen={city} label="省、市（地）" first={province} onPick={pickCity} />
        {city === provinceCode ? null : (
          <>
            <h3 className={styles.level}>县（市、区），可不选</h3>
            <RegionList parent={city} chosen={picked.code} label="县（市、区）" onPick={setPicked} />
          </>
        )}
      </div>
    </Dialog>
  )
}
