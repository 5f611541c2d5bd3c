/** The style of the landing page, and what the API reference adds to Swagger UI's own. */
export const SITE_STYLE = `body { margin: 0; background: #fff; color: #1f2933; font: 16px/1.5 system-ui, sans-serif; }
main.site { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; }
nav.site { max-width: 1460px; margin: 0 auto; padding: 0.75rem 20px 0; box-sizing: border-box; font-size: 0.875rem; }
nav.site a { margin-right: 1rem; }
.site h1 small { color: #52606d; font-size: 1rem; font-weight: 400; }
.site a { color: #0b5cad; }
.site code { background: #f0f2f5; border-radius: 4px; padding: 0.1rem 0.35rem; }
.site table { border-collapse: collapse; }
.site th, .site td { border-bottom: 1px solid #d9dee4; padding: 0.35rem 1.5rem 0.35rem 0; text-align: left; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .link, .swagger-ui .info__contact { display: none; }
`;
