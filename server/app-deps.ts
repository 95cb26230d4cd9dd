import type { Service } from '#domain/admin/metrics.ts';
import type { PaymentSettings } from './billing/payment-settings.ts';
import type { Db } from './db/open.ts';
import type { RoadService } from './directions/osrm.ts';
import type { Log } from './http/handle-error.ts';
import type { Guarded } from './http/security-headers.ts';
import type { AskOutside } from './outside/ask.ts';
import type { CountElsewhere } from './page-views/count-elsewhere.ts';
import type { BuiltClient, DevClient } from './pages/built-client.ts';
import type { PagesSite } from './pages/render.ts';
import type { SignInSettings } from './session/sign-in-settings.ts';
import type { SignInDeps } from './sign-in.ts';
import type { DefaultTexts } from './site/site-settings.ts';
import type { Watch } from './watch/routes.ts';
import type { Blog } from './wordpress/keep-reading.ts';

/** All that the server needs from outside itself. */
export interface AppDeps {
	db: Db;
	site: Guarded & PagesSite & { version: string; texts: DefaultTexts };
	client: BuiltClient | DevClient;
	signIn: SignInSettings & SignInDeps;
	outreach: {
		/** Where the messages of the contact form go. */
		contactTo: string;
		/** Whether a list elsewhere is told of who confirmed the newsletter. */
		forwards: boolean;
	};
	/** Counts views elsewhere as well; null is nowhere. */
	countElsewhere: CountElsewhere | null;
	/** Knows the streets; null is nobody. */
	roadService: RoadService | null;
	/** Asks another host, where an editor wants something of it. */
	ask: AskOutside;
	/** The wiki that pictures are searched in; null searches our own. */
	imageSearch: string | null;
	/** The Overpass server by which OpenStreetMap is asked; null is none. */
	overpassUrl: string | null;
	/** Which services run here. */
	services: Service[];
	/** The blog that articles come from; null is none. */
	blog: Blog | null;
	/** Who takes payments. */
	payments: PaymentSettings;
	log: Log;
	watch: Watch;
	now: () => Date;
	/** Aborted when the server stops: whoever listens is sent home. */
	stopping?: AbortSignal;
}
