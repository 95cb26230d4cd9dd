import {
	type Activity,
	activitySchema,
	type Metrics,
	metricsSchema,
	type OfficeHealth,
	officeHealthSchema,
} from '#domain/admin/metrics.ts';
import { getJson } from './request.ts';

/** How many people, colleges and states the site has. */
export const readMetrics = (): Promise<Metrics> => getJson('/admin/metrics', metricsSchema);

/** Activity on each of the last 90 days. */
export const readActivity = (): Promise<Activity> => getJson('/admin/activity', activitySchema);

/** Which services are set up, and how email and sync are doing. */
export const readOfficeHealth = (): Promise<OfficeHealth> => getJson('/admin/health', officeHealthSchema);
