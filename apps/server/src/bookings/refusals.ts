/** Why there is no booking (预约未成): what is told of a place that is gone, of people who have one already, and of a booking nobody has. */
import { NotFound, PlaceGone, Rejected } from '@ljonething/api/errors/errors'

export const full = new PlaceGone({ reason: 'full', msg: '这个时段已经约满，请选择其他时段' })

/** Of a booking that would go elsewhere. */
export const fullNow = new PlaceGone({ reason: 'full', msg: '这个时段已经约满，原来的预约不变，请选择其他时段' })

/** Of a form that is submitted. */
export const expired = new PlaceGone({ reason: 'expired', msg: '为您保留的时段已超过保留时间，并且已被他人约走，请重新选择时段' })
export const notChosen = new PlaceGone({ reason: 'notHeld', msg: '请先选择预约时段，再提交' })
export const otherPlace = new PlaceGone({ reason: 'notHeld', msg: '表单中的预约与为您保留的时段不一致，请重新选择时段' })

export const alreadyBooked = new Rejected({ msg: '双方已有一个有效预约，请先在“我的办件”中改期或取消' })

export const missing = new NotFound({ msg: '未查询到该预约' })
