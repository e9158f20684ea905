import { isOn } from '@ljonething/domain/codes/flag'
import { openRegions } from '@ljonething/domain/scene/isOpenIn'
import { Field } from '@ljonething/ui/Field'
import { Select } from '@ljonething/ui/Select'
import { useHandling } from '../../handling/HandlingContext.ts'
import { regionName } from '../../handling/startRegion.ts'
import * as styles from './Introduction.css.ts'

/** Where the matters are to be handled (办理地区): one of the open regions of the scene, unless it allows no change. */
export const RegionChoice = () => {
  const { scene, store, region } = useHandling(({ scene, store, state }) => ({ scene, store, region: state.region }))
  const open = openRegions(scene)
  if (isOn(scene.flags.noRegionTransfer) || open.length === 0) {
    return (
      <p className={styles.region}>
        办理地区：<strong>{regionName(scene, region)}</strong>
      </p>
    )
  }
  return (
    <div className={styles.region}>
      <Field label="办理地区" hint="由所选地区的部门受理，请确认后再开始。">
        <Select
          placeholder={null}
          value={region}
          options={open.map((each) => ({ value: each.region, label: each.name }))}
          onValueChange={(chosen) => store.update({ region: chosen, regionChosen: true })}
        />
      </Field>
    </div>
  )
}
