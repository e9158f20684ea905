import { userType } from '@ljonething/domain/codes/user'
import { maskName } from '@ljonething/domain/display/maskText'
import { Button } from '@ljonething/ui/Button'
import { Menu } from '@ljonething/ui/Menu'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Building2, ChevronDown, CircleUserRound, LogOut } from 'lucide-react'
import { logout, sessionQuery } from '../../queries/session.ts'
import { useLogIn } from '../login/useLogIn.ts'
import { navigationTabs } from '../navigation/navigationTabs.ts'
import * as styles from './Header.css.ts'

/** 登录 for a visitor; the place of a name while nobody knows; the masked name with 我的办件, 草稿箱 and 退出登录 for a user. */
export const UserMenu = () => {
  const { data: session, isPending } = useQuery(sessionQuery)
  const navigate = useNavigate()
  const logIn = useLogIn()
  const toast = useToast()
  if (isPending) {
    return (
      <Button variant="quiet" className={styles.place} icon={<CircleUserRound />} iconAfter={<ChevronDown size={16} />}>
        姓*名
      </Button>
    )
  }
  const user = session?.user
  if (user === undefined) {
    return (
      <Button variant="primary" onClick={() => logIn()}>
        登录
      </Button>
    )
  }
  const leave = async () => {
    await navigate({ to: '/onethingSpecialColumn' })
    await logout()
    toast.success('已退出登录')
  }
  const Icon = user.userType === userType.code.legal ? Building2 : CircleUserRound
  const name = maskName(user.userName)
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<Icon aria-hidden="true" />} iconAfter={<ChevronDown size={16} aria-hidden="true" />}>
          {name}
        </Button>
      }
      items={[
        ...(user.companyName === undefined ? [] : [{ id: 'company', label: user.companyName, disabled: true }]),
        ...navigationTabs.map(({ id, label, Icon: TabIcon, to }) => ({
          id,
          label,
          icon: <TabIcon size={18} aria-hidden="true" />,
          onSelect: () => void navigate({ to: to ?? '/onethingSpecialColumn' })
        })),
        {
          id: 'logout',
          label: '退出登录',
          icon: <LogOut size={18} aria-hidden="true" />,
          separated: true,
          onSelect: () => void leave()
        }
      ]}
    />
  )
}
