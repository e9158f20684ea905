/** A rating under the published names (评价数据), as kept in `rating`. */
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

export const ratingPayload = storedAs('rating payload', 0, Schema.Record(Schema.String, Schema.String))
