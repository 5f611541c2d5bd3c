// A vendor's receiver with nothing but Go's standard library.
// Start it with: go run receiver.go application.go
package main

import (
	"crypto/hmac"
	"crypto/sha1"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

var client = &http.Client{Timeout: 4 * time.Second} // http.DefaultClient has no time limit.

// call calls the marketplace, and decodes its answer into result. After a 404 result stays empty.
func call(method, path, body string, result any) error {
	request, err := http.NewRequest(method, os.Getenv("MARKETPLACE_URL")+"/api"+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("CMW-Auth-Token", os.Getenv("MARKETPLACE_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode == 404 || response.StatusCode < 300 && result == nil {
		return nil
	}
	if response.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s", method, path, response.Status)
	}
	return json.NewDecoder(response.Body).Decode(result)
}

// reconcile reads the subscription, and makes or removes its tenant. It is safe to do twice.
func reconcile(id string) error {
	path := "/subscription/" + id
	var subscription struct{ CreatedAt, DeploymentStatus, Type, Paid any }
	if err := call("GET", path, "", &subscription); err != nil {
		return err
	}
	switch status := subscription.DeploymentStatus; {
	case status == "PENDING" && (subscription.Paid == true || subscription.Type == "TRIAL"):
		address, err := createTenant(nameTenant(id, subscription.CreatedAt))
		if err != nil {
			return err
		}
		endpoints := fmt.Sprintf(`[{"category": "APP", "endpoint": %q}]`, address)
		if err := call("POST", path+"/endpoints", endpoints, nil); err != nil {
			return err
		}
		return call("PATCH", path, `{"deploymentStatus": "DEPLOYED"}`, nil)
	case status == "UNDEPLOY_SENT" || status == "UNDEPLOYED":
		if err := removeTenant(nameTenant(id, subscription.CreatedAt)); err != nil || status == "UNDEPLOYED" {
			return err
		}
		return call("PATCH", path, `{"deploymentStatus": "UNDEPLOYED"}`, nil)
	}
	return nil
}

// takeEvent returns the status of the answer. The marketplace repeats the event until it is 204.
func takeEvent(r *http.Request) int {
	mac := hmac.New(sha1.New, []byte(os.Getenv("EVENT_SECRET")))
	body, err := io.ReadAll(io.TeeReader(r.Body, mac)) // The bytes go to mac as they are read.
	expected := fmt.Sprintf("sha1=%x", mac.Sum(nil))
	if err != nil || !hmac.Equal([]byte(expected), []byte(r.Header.Get("CMW-Event-Signature"))) {
		return 401
	}
	// The id of an event is text: with `Id int` every event would fail here. A json.Number takes both.
	var event struct {
		Entity string
		Id     json.Number
	}
	if json.Unmarshal(body, &event) != nil || event.Entity != "Subscription" || event.Id == "" {
		return 204 // Not an event that this application knows.
	}
	defer lockTenant(event.Id.String())()
	if err := reconcile(event.Id.String()); err != nil {
		log.Printf("subscription %s: %v", event.Id, err)
		return 503
	}
	return 204
}

func answerMetric(w http.ResponseWriter, r *http.Request) {
	users, found := countUsers(r.Header.Get("CD-Subscription-Id"))
	if !found || !hmac.Equal([]byte(os.Getenv("METRIC_KEY")), []byte(r.Header.Get("X-Metric-Key"))) {
		http.NotFound(w, r)
		return
	}
	fmt.Fprintf(w, `{"value": %d}`, users)
}
