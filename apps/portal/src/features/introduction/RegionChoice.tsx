import { isOn } from '@ljonething/domain/codes/scene'
import { openRegions } from '@ljonething/domain/scene/isOpenIn'
import { Field } from '@ljonething/ui/Field'
import { Select } from '@ljonething/ui/Select'
import { useHandling } from '../../handling/HandlingContext.ts'
import { regionName } from '../../handling/startRegion.ts'
import * as styles from './Introduction.css.ts'

/** Where the matters are to be handled (办理地区): one of the open regions of the scene, unless it allows no change. */
export const RegionChoice = () => {
  const { scene, store, state } = useHandling()
  const regions = openRegions(scene)
  if (isOn(scene.flags.noRegionTransfer) || regions.length === 0) {
    return (
      <p className={styles.region}>
        办理地区：<strong>{regionName(scene, state.region)}</strong>
      </p>
    )
  }
  return (
    <div className={styles.region}>
      <Field label="办理地区" hint="由所选地区的部门受理，请确认后再开始。">
        <Select
          placeholder={null}
          value={state.region}
          options={regions.map(({ region, name }) => ({ value: region, label: name }))}
          onValueChange={(region) => store.update({ region })}
        />
      </Field>
    </div>
  )
}
