import { buttonClass } from '@ljonething/ui/Button'
import { Link } from '@tanstack/react-router'

export const ApplicationsLink = () => (
  <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass({})}>
    我的办件
  </Link>
)
