import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useLogIn } from '../../shell/login/useLogIn.ts'

/** What a visitor has of the list (游客说明): to look, to answer and to begin; the rest comes with a login, back on this page. */
export const VisitorNote = () => {
  const logIn = useLogIn()
  return (
    <Notice
      actions={
        <Button size="small" onClick={() => logIn()}>
          去登录
        </Button>
      }
    >
      您正以游客身份浏览：可以查看全部主题、试答引导、生成清单；登录后按您的身份显示主题，可以提交和查询进度。
    </Notice>
  )
}
