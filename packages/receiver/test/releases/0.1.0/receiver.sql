--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: syndikit_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.syndikit_rows (
    key text NOT NULL,
    revision text NOT NULL,
    lane text NOT NULL,
    state text NOT NULL,
    ready_at double precision,
    changed_at double precision NOT NULL,
    body text NOT NULL
);


--
-- Name: syndikit_schema; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.syndikit_schema (
    version integer NOT NULL
);


--
-- Data for Name: syndikit_rows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.syndikit_rows VALUES
	('subscription/1', '3df73197-b189-4f64-8c3f-ddc6cedd9a0c', 'sweep', 'idle', 1767312000000, 1767225600000, '{"dueAt":1767312000000,"key":"subscription/1","lane":"sweep","cause":"event","changedAt":1767225600000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":1,"history":[{"at":1767225600000,"what":"deployed"}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-1\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-1/1\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}}}"}'),
	('subscription/6', 'deda8680-9f88-460a-b8e7-7864d4e19598', 'event', 'done', NULL, 1767225600000, '{"key":"subscription/6","lane":"event","cause":"event","changedAt":1767225600000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":1,"history":[{"at":1767225600000,"what":"deployed, reported as failed"}],"record":"{\"version\":1,\"tenant\":\"failed\",\"provisionSteps\":{\"database\":\"database-6\"},\"runs\":2,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"failure\":{\"en\":\"No room.\"}}"}'),
	('unknown/Voucher.CREATED', 'db2202a7-39be-413e-b43e-ab25e7112362', 'kept', 'dead', NULL, 1767236422000, '{"key":"unknown/Voucher.CREATED","lane":"kept","cause":"event","changedAt":1767236422000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":0,"payload":"{\"id\":\"12\",\"entity\":\"Voucher\",\"type\":\"CREATED\",\"entityUrl\":\"voucher/1\",\"date\":\"2026-01-01T00:00:00Z\"}","error":"No such event: Voucher.CREATED","dead":{"at":1767236422000,"reason":"unknown"},"history":[{"at":1767236422000,"what":"No such event: Voucher.CREATED"}]}'),
	('subscription/12', 'b1ea3a41-941c-4c92-964a-964a8b4571ab', 'event', 'done', NULL, 1767232822000, '{"key":"subscription/12","lane":"event","cause":"event","changedAt":1767232822000,"wakes":2,"attempts":0,"delays":0,"takeovers":0,"fence":2,"history":[{"at":1767225600000,"what":"deployed"},{"at":1767232822000,"what":"removed"}],"record":"{\"version\":1,\"tenant\":\"removed\",\"provisionSteps\":{},\"runs\":2,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-12/12\"}"}'),
	('subscription/2', 'eb8c8ecc-3c17-4a14-a337-718809a81982', 'sweep', 'dead', 1767322886500, 1767236486500, '{"key":"subscription/2","lane":"sweep","cause":"manual","changedAt":1767236486500,"wakes":3,"attempts":3,"delays":0,"takeovers":0,"fence":7,"history":[{"at":1767225600000,"what":"attempt 1 failed: Error: The disk is full."},{"at":1767225601500,"what":"attempt 2 failed: Error: The disk is full."},{"at":1767225604500,"what":"given up (exhausted): Error: The disk is full."},{"at":1767236482000,"what":"redriven"},{"at":1767236482000,"what":"attempt 1 failed: Error: The disk is full."},{"at":1767236483500,"what":"attempt 2 failed: Error: The disk is full."},{"at":1767236486500,"what":"given up (exhausted): Error: The disk is full."}],"record":"{\"version\":1,\"tenant\":\"partial\",\"provisionSteps\":{\"database\":\"database-2\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"run\":{\"kind\":\"provision\",\"target\":\"\",\"idempotencyKey\":\"subscription-2-provision-1\",\"steps\":{\"database\":\"database-2\"},\"done\":[]},\"failedState\":\"[\\\"PENDING\\\",true,{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/8\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}]\"}","error":"Error: The disk is full.","dead":{"at":1767236486500,"reason":"exhausted"},"dueAt":1767322886500}'),
	('subscription/15', '4c38b38a-f24a-4b66-8247-40c768ae2976', 'sweep', 'idle', 1767312000000, 1767225600000, '{"dueAt":1767312000000,"key":"subscription/15","lane":"sweep","cause":"event","changedAt":1767225600000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":1,"history":[{"at":1767225600000,"what":"waits for the payment"}],"record":"{\"version\":1,\"tenant\":\"none\",\"provisionSteps\":{},\"runs\":0,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"waiting\":true}"}'),
	('subscription/8', 'de5aa997-f129-46e9-8f99-cab538f6b26c', 'retry', 'dead', NULL, 1767226240000, '{"key":"subscription/8","lane":"retry","cause":"event","changedAt":1767226240000,"wakes":1,"attempts":0,"delays":8,"takeovers":0,"fence":9,"history":[{"at":1767225600000,"what":"delayed: Error: subscription/8 is not readable: the marketplace answers 404. The base URL is wrong, the account of the token is another one, or the subscription is gone."},{"at":1767226240000,"what":"given up (unreadable): Error: subscription/8 is not readable: the marketplace answers 404. The base URL is wrong, the account of the token is another one, or the subscription is gone."}],"record":"{\"version\":1,\"tenant\":\"none\",\"provisionSteps\":{},\"runs\":0,\"missingSince\":1767225600000,\"failedState\":\"gone\"}","error":"Error: subscription/8 is not readable: the marketplace answers 404. The base URL is wrong, the account of the token is another one, or the subscription is gone.","dead":{"at":1767226240000,"reason":"unreadable"}}'),
	('subscription/17', 'f664ab9e-e8c3-4ef4-ab61-4ee2f5eb0327', 'sweep', 'paused', NULL, 1767225600000, '{"dueAt":1767312000000,"key":"subscription/17","lane":"sweep","cause":"event","changedAt":1767225600000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":1,"history":[{"at":1767225600000,"what":"deployed"},{"at":1767236482000,"what":"paused"}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-17\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-17/17\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}}}","paused":true}'),
	('subscription/16', '08cb1e68-1e3b-4fd1-9d1b-fbf211fd308b', 'retry', 'retrying', 1767236502000, 1767236492000, '{"dueAt":1767236502000,"key":"subscription/16","lane":"retry","cause":"event","changedAt":1767236492000,"wakes":2,"attempts":0,"delays":3,"takeovers":0,"fence":4,"history":[{"at":1767225600000,"what":"deployed"},{"at":1767236482000,"what":"delayed: Error: subscription/16 is not readable: the marketplace answers 404. The base URL is wrong, the account of the token is another one, or the subscription is gone."}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-16\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-16/16\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}},\"missingSince\":1767236482000}","notBefore":1767236497000,"error":"Error: subscription/16 is not readable: the marketplace answers 404. The base URL is wrong, the account of the token is another one, or the subscription is gone."}'),
	('subscription/5', 'ddda4486-0e9a-4181-8405-125f6c80f0b5', 'sweep', 'dead', 1767312004500, 1767225604500, '{"key":"subscription/5","lane":"sweep","cause":"event","changedAt":1767225604500,"wakes":1,"attempts":3,"delays":0,"takeovers":0,"fence":3,"history":[{"at":1767225600000,"what":"attempt 1 failed: Error: The disk is full."},{"at":1767225601500,"what":"attempt 2 failed: Error: The disk is full."},{"at":1767225604500,"what":"given up (exhausted): Error: The disk is full."}],"record":"{\"version\":1,\"tenant\":\"partial\",\"provisionSteps\":{\"database\":\"database-5\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"run\":{\"kind\":\"provision\",\"target\":\"\",\"idempotencyKey\":\"subscription-5-provision-1\",\"steps\":{\"database\":\"database-5\"},\"done\":[]},\"failedState\":\"[\\\"PENDING\\\",true,{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/8\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}]\"}","error":"Error: The disk is full.","dead":{"at":1767225604500,"reason":"exhausted"},"dueAt":1767312004500}'),
	('subscription/7', '3a9e5876-1330-42aa-aa3f-340c2f2e3741', 'event', 'dead', NULL, 1767229222001, '{"key":"subscription/7","lane":"event","cause":"event","changedAt":1767229222001,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":23,"history":[{"at":1767229222001,"what":"given up (crashed): Error: The process ended during each of the last 22 attempts at subscription/7. Look for what ends it."}],"error":"Error: The process ended during each of the last 22 attempts at subscription/7. Look for what ends it.","dead":{"at":1767229222001,"reason":"crashed"}}'),
	('former/9/1', '2308a736-9a51-4641-b944-77d170d487d1', 'former', 'dead', NULL, 1767232822000, '{"key":"former/9/1","lane":"former","cause":"event","changedAt":1767232822000,"wakes":2,"attempts":0,"delays":0,"takeovers":0,"fence":0,"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-9\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-9/9\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}}}","error":"subscription/9 is not the one from 2026-01-31T08:15:00Z of user/7 that is stored here, but one from 2026-01-01T02:00:00Z of user/7: the marketplace was reset, or is another one. It begins without a tenant.","dead":{"at":1767232822000,"reason":"replaced"},"history":[{"at":1767225600000,"what":"deployed"},{"at":1767232822000,"what":"subscription/9 is not the one from 2026-01-31T08:15:00Z of user/7 that is stored here, but one from 2026-01-01T02:00:00Z of user/7: the marketplace was reset, or is another one. It begins without a tenant."}]}'),
	('subscription/9', '100ecc70-620f-483c-b11b-a22c5039e417', 'sweep', 'idle', 1767319222000, 1767232822000, '{"dueAt":1767319222000,"key":"subscription/9","lane":"sweep","cause":"event","changedAt":1767232822000,"wakes":2,"attempts":0,"delays":0,"takeovers":0,"fence":2,"history":[{"at":1767232822000,"what":"deployed"}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-9\"},\"runs\":2,\"identity\":{\"createdAt\":\"2026-01-01T02:00:00Z\",\"buyer\":\"user/7\"},\"former\":1,\"tenantId\":\"database-9/9-2\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}}}"}'),
	('subscription/3', '799c5f9b-f65e-497d-836b-d24c0614f5cd', 'retry', 'sleeping', 1767237000000, 1767236400000, '{"key":"subscription/3","lane":"retry","cause":"event","changedAt":1767236400000,"wakes":1,"dueAt":1767237000000,"attempts":0,"delays":19,"takeovers":0,"fence":19,"history":[{"at":1767225600000,"what":"waits for the sleep \"certificate\""}],"record":"{\"version\":1,\"tenant\":\"partial\",\"provisionSteps\":{\"database\":\"database-3\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"run\":{\"kind\":\"provision\",\"target\":\"\",\"idempotencyKey\":\"subscription-3-provision-1\",\"steps\":{\"database\":\"database-3\"},\"done\":[],\"waits\":{\"certificate\":1767312000000}}}","notBefore":1767236400000,"sleeping":true}'),
	('subscription/4', 'f9cdd659-5486-48bd-af35-615592d425cb', 'retry', 'sleeping', 1767237022000, 1767236422000, '{"key":"subscription/4","lane":"retry","cause":"signal","changedAt":1767236422000,"wakes":2,"dueAt":1767237022000,"attempts":0,"delays":20,"takeovers":0,"fence":20,"history":[{"at":1767225600000,"what":"waits for the signal \"approval\""}],"record":"{\"version\":1,\"tenant\":\"partial\",\"provisionSteps\":{\"database\":\"database-4\"},\"runs\":1,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"run\":{\"kind\":\"provision\",\"target\":\"\",\"idempotencyKey\":\"subscription-4-provision-1\",\"steps\":{\"database\":\"database-4\"},\"done\":[],\"waits\":{\"approval\":null}}}","signals":{"colour":"\"blue\""},"notBefore":1767236422000,"sleeping":true}'),
	('event/1001', '011fbd20-7c67-4da1-8794-46a5043dfb80', 'handler', 'done', NULL, 1767236422000, '{"key":"event/1001","lane":"handler","cause":"event","changedAt":1767236422000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":1,"history":[],"payload":"{\"id\":\"1\",\"entity\":\"Invoice\",\"type\":\"CREATED\",\"entityUrl\":\"invoice/1\",\"date\":\"2026-01-01T00:00:00Z\",\"eventId\":1001}","once":true}'),
	('poison/17', 'b8eb35ae-d798-448b-a9d9-ddee0f35563f', 'kept', 'dead', NULL, 1767236422000, '{"key":"poison/17","lane":"kept","cause":"event","changedAt":1767236422000,"wakes":1,"attempts":0,"delays":0,"takeovers":0,"fence":0,"payload":"This is no event.","error":"The body is not an event.","dead":{"at":1767236422000,"reason":"poison"},"history":[{"at":1767236422000,"what":"The body is not an event."}]}'),
	('event/1002', '692beabd-b0c9-40f2-9bf9-d8ec88e0643d', 'handler', 'dead', NULL, 1767236426500, '{"key":"event/1002","lane":"handler","cause":"event","changedAt":1767236426500,"wakes":1,"attempts":3,"delays":0,"takeovers":0,"fence":3,"history":[{"at":1767236422000,"what":"attempt 1 failed: Error: The ledger is closed."},{"at":1767236423500,"what":"attempt 2 failed: Error: The ledger is closed."},{"at":1767236426500,"what":"given up (exhausted): Error: The ledger is closed."}],"payload":"{\"id\":\"2\",\"entity\":\"Invoice\",\"type\":\"CREATED\",\"entityUrl\":\"invoice/2\",\"date\":\"2026-01-01T00:00:00Z\",\"eventId\":1002}","once":true,"record":"[]","error":"Error: The ledger is closed.","dead":{"at":1767236426500,"reason":"exhausted"}}'),
	('subscription/18', '30a7d2db-fdbc-4216-936a-d898e5d4e7c0', 'sweep', 'dead', 1767322882000, 1767236482000, '{"key":"subscription/18","lane":"sweep","cause":"event","changedAt":1767236482000,"wakes":2,"attempts":1,"delays":0,"takeovers":0,"fence":2,"history":[{"at":1767225600000,"what":"deployed"},{"at":1767236482000,"what":"given up (rejected): PermanentFailure: Not with these."}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-18\"},\"runs\":2,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-18/18\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}},\"run\":{\"kind\":\"update\",\"target\":\"{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/99\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}\",\"idempotencyKey\":\"subscription-18-update-2\",\"steps\":{},\"done\":[]},\"failedState\":\"[\\\"DEPLOYED\\\",true,{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/99\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}]\"}","error":"PermanentFailure: Not with these.","dead":{"at":1767236482000,"reason":"rejected"},"dueAt":1767322882000}'),
	('subscription/14', 'afad867c-d0c3-4e50-b6ad-fa4ff2d64ac5', 'sweep', 'dead', 1767322886500, 1767236486500, '{"key":"subscription/14","lane":"sweep","cause":"event","changedAt":1767236486500,"wakes":2,"attempts":3,"delays":0,"takeovers":0,"fence":4,"history":[{"at":1767225600000,"what":"deployed"},{"at":1767236482000,"what":"attempt 1 failed: Error: The tenant is busy."},{"at":1767236483500,"what":"attempt 2 failed: Error: The tenant is busy."},{"at":1767236486500,"what":"given up (exhausted): Error: The tenant is busy."}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-14\"},\"runs\":2,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-14/14\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}},\"run\":{\"kind\":\"deprovision\",\"target\":\"\",\"idempotencyKey\":\"subscription-14-deprovision-2\",\"steps\":{},\"done\":[]},\"failedState\":\"[\\\"UNDEPLOY_SENT\\\",true,{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/8\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}]\"}","error":"Error: The tenant is busy.","dead":{"at":1767236486500,"reason":"exhausted"},"dueAt":1767322886500}'),
	('subscription/13', 'b5fd9fd3-13d5-4aff-b8e7-2972bbcf7871', 'sweep', 'dead', 1767322886500, 1767236486500, '{"key":"subscription/13","lane":"sweep","cause":"event","changedAt":1767236486500,"wakes":2,"attempts":3,"delays":0,"takeovers":0,"fence":4,"history":[{"at":1767225600000,"what":"deployed"},{"at":1767236482000,"what":"attempt 1 failed: Error: The tenant is busy."},{"at":1767236483500,"what":"attempt 2 failed: Error: The tenant is busy."},{"at":1767236486500,"what":"given up (exhausted): Error: The tenant is busy."}],"record":"{\"version\":1,\"tenant\":\"present\",\"provisionSteps\":{\"database\":\"database-13\"},\"runs\":2,\"identity\":{\"createdAt\":\"2026-01-31T08:15:00Z\",\"buyer\":\"user/7\"},\"tenantId\":\"database-13/13\",\"snapshot\":{\"type\":\"NORMAL\",\"productVersion\":\"productVersion/8\",\"endDate\":\"2026-02-28T08:15:00Z\",\"configurationParameters\":{\"configurationParameter/11\":\"acme\"},\"billingItems\":{\"billingItem/6\":3}},\"run\":{\"kind\":\"update\",\"target\":\"{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/99\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}\",\"idempotencyKey\":\"subscription-13-update-2\",\"steps\":{},\"done\":[]},\"failedState\":\"[\\\"DEPLOYED\\\",true,{\\\"type\\\":\\\"NORMAL\\\",\\\"productVersion\\\":\\\"productVersion/99\\\",\\\"endDate\\\":\\\"2026-02-28T08:15:00Z\\\",\\\"configurationParameters\\\":{\\\"configurationParameter/11\\\":\\\"acme\\\"},\\\"billingItems\\\":{\\\"billingItem/6\\\":3}}]\"}","error":"Error: The tenant is busy.","dead":{"at":1767236486500,"reason":"exhausted"},"dueAt":1767322886500}'),
	('pause', '1c4d3495-1137-4e8a-85e1-976905be721a', 'kept/pause', 'paused', NULL, 1767236497000, '{}'),
	('event/2001', 'b591356e-e11e-455d-9b41-8375a9a5d510', 'handler', 'waiting', 1767236497000, 1767236497000, '{"key":"event/2001","lane":"handler","cause":"event","changedAt":1767236497000,"wakes":1,"dueAt":1767236497000,"attempts":0,"delays":0,"takeovers":0,"fence":0,"history":[],"payload":"{\"id\":\"10\",\"entity\":\"Subscription\",\"type\":\"DELETED\",\"entityUrl\":\"subscription/10\",\"date\":\"2026-01-01T00:00:00Z\",\"eventId\":2001}","once":true}'),
	('subscription/10', 'ef9318a5-279c-46d4-90b0-8a703453d17b', 'event', 'waiting', 1767236497000, 1767236497000, '{"key":"subscription/10","lane":"event","cause":"event","changedAt":1767236497000,"wakes":3,"dueAt":1767236497000,"attempts":0,"delays":0,"takeovers":0,"fence":0,"history":[],"repeats":{"2001":"{\"id\":\"10\",\"entity\":\"Subscription\",\"type\":\"DELETED\",\"entityUrl\":\"subscription/10\",\"date\":\"2026-01-01T00:00:00Z\",\"eventId\":2001}"}}'),
	('subscription/11', 'a30e3f36-6035-4b8b-92b1-3746c6b868bc', 'event', 'running', 1767236497001, 1767236497000, '{"lease":{"owner":"crashed","until":1767236497001,"wakes":1},"key":"subscription/11","lane":"event","cause":"event","changedAt":1767236497000,"wakes":1,"dueAt":1767236497000,"attempts":0,"delays":0,"takeovers":0,"fence":1,"history":[]}');


--
-- Data for Name: syndikit_schema; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.syndikit_schema VALUES
	(2);


--
-- Name: syndikit_rows syndikit_rows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.syndikit_rows
    ADD CONSTRAINT syndikit_rows_pkey PRIMARY KEY (key);


--
-- Name: syndikit_rows_ready; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX syndikit_rows_ready ON public.syndikit_rows USING btree (lane, ready_at) WHERE (ready_at IS NOT NULL);


--
-- Name: syndikit_rows_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX syndikit_rows_state ON public.syndikit_rows USING btree (lane, state, changed_at);


--
-- PostgreSQL database dump complete
--


