import type { ServiceGuide } from '@ljonething/domain/scene/ScenePublication'
import { windowsNear } from '@ljonething/domain/scene/windowsNear'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Panel } from '@ljonething/ui/Panel'
import * as styles from '../../entries/Entry.css.ts'
import { useColumnRegion } from '../../shell/region/useColumnRegion.ts'

/** Where one is received in person (办事窗口): those of the chosen region, of a city also those of its districts, of a district also its city's. */
export const ServiceWindows = ({ guide }: { readonly guide: ServiceGuide }) => {
  const chosen = useColumnRegion()
  const near = windowsNear(guide, chosen.code)
  return (
    <Panel title="办事窗口" description={chosen.name}>
      {near.length === 0 ? (
        <p className={styles.text}>
          {chosen.name}没有专门的窗口，可到当地政务服务中心“一件事”窗口办理，或拨打 {guide.consult ?? '12345'} 咨询。
        </p>
      ) : (
        <div className={styles.stacked}>
          {near.map(({ name, address, phone, time }) => (
            <section key={name}>
              <h3 className={styles.name}>{name}</h3>
              <KeyValueList
                stacked
                items={[
                  { key: '地址', value: address },
                  { key: '电话', value: phone },
                  { key: '时间', value: time }
                ]}
              />
            </section>
          ))}
        </div>
      )}
    </Panel>
  )
}
