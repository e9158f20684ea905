/** What a kept handling held that the scene no longer asks for (表单更新提示), item by item, until it has been read. */
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useHandling } from '../HandlingContext.ts'

export const SceneChangedNotice = () => {
  const { store, lost } = useHandling(({ store, state }) => ({ store, lost: state.lost ?? [] }))
  return (
    <Notice
      tone="warning"
      role="status"
      title="这件事的表单在您暂存之后有调整"
      actions={
        <Button size="small" onClick={() => store.update({ lost: [] })}>
          知道了
        </Button>
      }
    >
      <p>下面这些内容在新表单里没有对应的一项，请看看是否要填到别处；其余内容都已保留，请再核对一遍。</p>
      <ul>
        {lost.map(({ label, text }, at) => (
          <li key={`${label} ${at}`}>
            {label}：{text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
