import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { useQuery } from '@tanstack/react-query'
import type { Booking } from '../queries/bookings.ts'
import { sceneQuery } from '../queries/catalogue.ts'
import * as styles from './Booking.css.ts'
import { whenText } from './bookingTexts.ts'

/** When and where one goes, whom to call, and what to bring (预约信息), as the scene says it. */
export const BookingFacts = ({ booking }: { readonly booking: Booking }) => {
  const { data: scene } = useQuery(sceneQuery(booking.sceneCode))
  const { place } = booking
  const notes = scene?.notices.scenesNotes ?? []
  return (
    <KeyValueList
      stacked
      items={[
        { key: '时间', value: <strong>{whenText(booking)}</strong> },
        { key: '地点', value: place.orgName },
        { key: '地址', value: place.address },
        {
          key: '电话',
          value: (
            <a href={`tel:${place.phone}`} className={styles.phone}>
              {place.phone}
            </a>
          )
        },
        ...(notes.length === 0
          ? []
          : [
              {
                key: '到场须知',
                value: (
                  <ul className={styles.notes}>
                    {notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                )
              }
            ])
      ]}
    />
  )
}
